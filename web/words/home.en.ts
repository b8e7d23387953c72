export const words = {
  title: 'Kuluary: games of hidden influence', // of the browser's tab
  question: 'What shall we play?',
  'coup.title': 'Coup',
  'coup.about': 'Two cards, a handful of coins and a face that gives nothing away.',
  'coup.meta': '2–6 players · 15 minutes · three editions',
  'voices.title': 'Voices in My Head',
  'voices.about': 'The court is in session. The lad is silent; inside, everybody argues. Shout the others down.',
  'voices.meta': '3–6 players · 40 minutes',
  'rickshank.title': 'Rickshank',
  'rickshank.about': 'Build a deck, crack a portal and break out of the galactic prison.',
  'rickshank.meta': '2–5 players · 45 minutes',
  'rickshank.cry': 'CRACK!', // in the picture's speech balloon
  play: 'With bots, now',
  'play.options': 'With bots: choose the rules first',
  resume: 'Continue',
  'resume.bots': 'the game with bots',
  'resume.table': 'table {code}', // on the server
  'resume.hot-seat': 'the game on one screen',
  fresh: 'New game', // instead of the unfinished one
  'fresh.note': 'the one you left is given up',
  make: 'Make a table',
  making: 'Setting the table…',
  more: 'More ways in', // label of the links below
  'by-code': 'Enter by code',
  'by-code.short': 'Code',
  'by-code.about': 'Six digits from the invitation. A whole link will do, too.',
  'by-code.field': 'Code of the table',
  'by-code.enter': 'Take a seat',
  'by-code.missing': '{left, plural, one {# digit to go} other {# digits to go}}',
  'hot-seat': 'One screen for all',
  'open-tables': 'Open tables',
  'open-tables.about': 'These tables wait for whoever comes by.',
  'open-tables.none': 'Nobody is waiting just now',
  'open-tables.none.about': 'Set a table and leave the door open: somebody will look in.',
  'open-tables.any': 'Join any',
  'open-tables.open': 'Set an open table', // create a public table
  'open-tables.join': 'Sit down',
  'open-tables.of': 'Table of {host}', // whose table
  'open-tables.taken': '{taken} of {seats}',
  'open-tables.again': 'Look again',
  'self-hosting': 'Host it yourself',
  'self-hosting.about':
    'Kuluary is free and runs on any computer with Node.js 20.19 or newer. Ask whoever gave you this address for the folder of the project, and give it two commands:',
  'self-hosting.then': 'Then open the address that the server prints, and send it to your friends.',
  'self-hosting.docs': 'No accounts, no trackers: tables live with you, and go when nobody needs them.',
  'unreachable.title': 'The server is silent',
  'unreachable.about':
    'We could not get through to it. You can play right here in the meantime: it works without a network.',
  'unreachable.bots': 'Play with bots',
  'unreachable.again': 'Try again',
  'refused.title': 'It did not work',
  'clock.none': 'no clock',
  'clock.relaxed': '90 s an answer',
  'clock.normal': '45 s an answer',
  'clock.fast': '15 s an answer',
  'clock.day': 'a day an answer',
  'clock.three-days': '3 days an answer',
};
