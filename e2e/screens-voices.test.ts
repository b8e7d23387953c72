import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('voices', 19);
