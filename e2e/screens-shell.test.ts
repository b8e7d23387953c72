import { checkScreensOf } from './screen-checks.fixture.ts';

checkScreensOf('shell', 27);
