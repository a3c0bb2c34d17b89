import { z } from 'zod';

// The page's policy forbids code made of text. Imported by schemas before they make anything: afterwards is too late.
z.config({ jitless: true });
