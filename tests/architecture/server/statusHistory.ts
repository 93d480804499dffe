import { isExempt, ORDER_FOLDER, writesHistory } from './orderWriter.ts'
import type { Source } from '../sources.ts'

/**
 * What contradicts "the status of an order changes in one function, which writes the history in the same transaction".
 * The first status of a new order is no change: it is given by the insertion.
 */
export function statusViolations(sources: readonly Source[]): string[] {
  const product = sources.filter(({ path }) => !isExempt(path))
  const setters = product.filter(({ text }) => setsStatus(text))
  const historians = product.filter(writesHistory)
  return [
    ...(setters.length === 1 ? [] : [`status is set in ${setters.length} files: ${listed(setters)}`]),
    ...setters
      .filter(({ path }) => !path.startsWith(ORDER_FOLDER))
      .map(({ path }) => `${path}: sets status outside the order’s folder`),
    ...setters
      .filter((source) => !writesHistory(source))
      .map(({ path }) => `${path}: sets status and does not write order_history`),
    ...setters
      .filter(({ text }) => !/\bTransacting\b/.test(text))
      .map(({ path }) => `${path}: sets status without requiring a transaction (Transacting)`),
    ...historians
      .filter((source) => !setters.includes(source))
      .map(({ path }) => `${path}: writes order_history without setting status`),
  ]
}

const listed = (sources: readonly Source[]): string => sources.map(({ path }) => path).join(', ') || 'none'

/** Whether a text updates the column `status` of `shop_order`, by the query builder or in SQL. */
export function setsStatus(text: string): boolean {
  if (/\bupdate\s+"?shop_order\b[^`;]*?\bset\b[^`;]*?\bstatus\s*=/i.test(beforeWhere(text))) return true
  return [...text.matchAll(/\bupdateTable\(\s*['"`]shop_order\b/g)].some(({ index }) => {
    const statement = text.slice(index).split(/\.execute\w*\(/)[0] ?? ''
    return setArguments(statement).some((values) => /(?:^|[{,(\s'"])status['"]?\s*(?:[:,})]|$)/.test(values))
  })
}

/** The text without the conditions of its SQL statements, which may compare the status. */
const beforeWhere = (text: string): string => text.replace(/\bwhere\b[^`]*/gi, '')

/** What is given to each `.set(…)` of a statement. */
function setArguments(statement: string): string[] {
  return [...statement.matchAll(/\.set\(/g)].map(({ index, 0: call }) => {
    const start = index + call.length
    let depth = 1
    let end = start
    while (end < statement.length && depth > 0) {
      if (statement[end] === '(') depth += 1
      if (statement[end] === ')') depth -= 1
      end += 1
    }
    return statement.slice(start, end - 1)
  })
}
