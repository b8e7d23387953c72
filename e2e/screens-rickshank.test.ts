import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('rickshank', 19);
