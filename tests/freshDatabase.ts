import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll } from 'vitest';

// An imaginary browser without databases; for the files after this one there is none again.
globalThis.indexedDB = new IDBFactory();

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});
