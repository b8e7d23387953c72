// The ranges of letters that fonts are subset to, by their names in fonts.css: a name begins with that of the font file that
// has them. The letters of the site's own texts are in files of their own; others that names may have (é, ў), the rare ones,
// are fetched only where they occur. U+2060 keeps words whole (typography.ts): no font draws it, and it fetches nothing.

export const FONT_RANGES: Readonly<Record<string, string>> = {
  cyrillic: 'U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116',
  'cyrillic-four': 'U+0420, U+0423, U+043A, U+0443',
  'cyrillic-rare':
    'U+0301, U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F, U+04B0-04B1',
  latin:
    'U+0020-007E, U+00A0, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2060, U+2212',
  'latin-alegreya':
    'U+0020-007E, U+00A0, U+00AB, U+00B0-00B1, U+00B7, U+00BB, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2060, U+2212',
  'latin-alphabet': 'U+0041-005A, U+0061-007A',
  'latin-dela': 'U+0021, U+0041-005A, U+0061-007A',
  'latin-dela-signs':
    'U+0022-0040, U+005B-0060, U+007B-007E, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+00F6, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2060, U+2212',
  'latin-rare':
    'U+00A1-00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201F-2025, U+2027-205F, U+2061-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  'latin-rare-alegreya':
    'U+00A1-00AA, U+00AC-00AF, U+00B2-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00E8, U+00EA-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201F-2025, U+2027-205F, U+2061-206F, U+20AC, U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD',
  'latin-signs':
    'U+0021-0040, U+005B-0060, U+007B-007E, U+00AB, U+00B7, U+00BB, U+00D7, U+00E9, U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+2060, U+2212',
};
