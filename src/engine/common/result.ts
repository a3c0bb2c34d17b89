/** The result of a function that may fail: a value, or what went wrong. */
export type Result<Value, Fault> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault };

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
export const fault = <Fault>(reason: Fault): { ok: false; fault: Fault } => ({ ok: false, fault: reason });
