import { checkScreensOf } from './screen-checks.fixture.ts';

checkScreensOf('rickshank', 19);
