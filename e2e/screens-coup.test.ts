import { checkScreensOf } from './screen-checks.fixture.ts';

checkScreensOf('coup', 30);
