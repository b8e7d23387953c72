export const words = {
  tab: '{game}: the rules · Kuluary',
  contents: 'Contents',
  print: 'Print',
  anchor: 'Link to rule {rule}', // for screen readers
  current: 'the edition you are reading', // of a column, for screen readers
};
