import { z } from 'zod/mini';

// zod/mini contains no error messages, so load the English ones. (zod/mini is used because it is small and never
// compiles code from strings, which the page's content security policy forbids.)
z.config(z.locales.en());
