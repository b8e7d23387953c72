import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('coup', 29);
