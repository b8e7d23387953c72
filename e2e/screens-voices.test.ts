import { checkScreensOf } from './screen-checks.fixture.ts';

checkScreensOf('voices', 20);
