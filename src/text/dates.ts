const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date as people write it: "1943", "July 1943", "5 July 1943". */
export function dateText(date: string): string {
  const [year = '', month, day] = date.split('-');
  const name = month === undefined ? undefined : MONTH_NAMES[Number(month) - 1];
  return [day === undefined ? undefined : String(Number(day)), name, year]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** A span of time, without saying the year or the month twice: "5 to 16 July 1943". */
export function spanText(date: string, until?: string): string {
  if (until === undefined || until === date) return dateText(date);
  const [year, month, day] = date.split('-');
  const [lastYear, lastMonth, lastDay] = until.split('-');
  const isSameYear = year === lastYear && month !== undefined && lastMonth !== undefined;
  if (isSameYear && month === lastMonth && day !== undefined && lastDay !== undefined)
    return `${Number(day)} to ${dateText(until)}`;
  const first = isSameYear ? dateText(date).replace(` ${year}`, '') : dateText(date);
  return `${first} to ${dateText(until)}`;
}
