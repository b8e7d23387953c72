// What runs in a bot's thread.

import { think } from '@kuluary/host/thinker';

export default think;
