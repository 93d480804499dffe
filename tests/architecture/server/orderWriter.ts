import type { Source } from '../sources.ts'
import { isTestSource } from '../sources.ts'

/** The folder of the order aggregate: lock, transition, stock, history and `updated_at` belong to it. */
export const ORDER_FOLDER = 'packages/api/src/order/'

/** Who else may write the table `shop_order`, and why. */
const EXCEPTIONS: readonly { readonly allows: (path: string) => boolean; readonly reason: string }[] = [
  {
    allows: (path) => path.startsWith('packages/api/src/database/migrations/'),
    reason: 'a migration changes the rows that earlier releases wrote',
  },
  {
    allows: isTestSource,
    reason: 'a test sets up the state that it examines',
  },
]

/** Whether a file may write the tables of the order although it is not part of the aggregate. */
export const isExempt = (path: string): boolean => EXCEPTIONS.some(({ allows }) => allows(path))

const writesTo = (table: string): RegExp =>
  new RegExp(
    `\\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"\`]${table}\\b` +
      `|\\b(?:update|insert\\s+into|delete\\s+from|merge\\s+into|truncate(?:\\s+table)?)\\s+(?:only\\s+)?"?${table}\\b`,
    'i',
  )

const WRITES_ORDER = writesTo('shop_order')
const WRITES_HISTORY = writesTo('order_history')

export const writesHistory = ({ text }: Source): boolean => WRITES_HISTORY.test(text)

/** Files outside the order's folder that write its table. (A restored backup names its tables only at run time.) */
export const foreignOrderWriters = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !path.startsWith(ORDER_FOLDER) && !isExempt(path) && WRITES_ORDER.test(text))
    .map(({ path }) => path)
