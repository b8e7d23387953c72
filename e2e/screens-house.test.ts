import { everyScreenOf } from './every-screen.fixture.ts';

everyScreenOf('house', 26);
