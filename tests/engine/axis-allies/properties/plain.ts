/** Found to be plain before. What is checked must not be changed afterwards: states and events never are. */
const known = new WeakSet();

/** Whether writing a value as JSON and reading it gives its equal. States share their parts: each is looked at once. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (known.has(value)) return true;
  const isKind = Object.getPrototypeOf(value) === (Array.isArray(value) ? Array.prototype : Object.prototype);
  // A list has its length beside its items, so one with gaps or names has another count.
  const keys = Reflect.ownKeys(value).filter((key) => key !== 'length' || !Array.isArray(value));
  const isWhole = Array.isArray(value)
    ? keys.length === value.length && keys.every((key, i) => key === String(i))
    : keys.every((key) => typeof key === 'string' && key !== 'toJSON');
  const isSame =
    isKind && isWhole && Object.values(value).every(isPlain) && Object.values(value).length === keys.length;
  if (isSame) known.add(value);
  return isSame;
}
