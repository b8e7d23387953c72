export const words = {
  tab: '{game}: the rules · Kuluary',
  contents: 'Contents',
  print: 'Print',
  anchor: 'Link to rule {rule}', // of one rule, for ears
  current: 'the edition you are reading', // column of a table, for ears
};
