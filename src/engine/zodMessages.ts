import { z } from 'zod/mini';

// zod/mini is small because it has no words for what is wrong until it is given some. Nor does it ever make code out of
// text, which the page's policy forbids.
z.config(z.locales.en());
