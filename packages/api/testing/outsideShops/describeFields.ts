import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { describe, expect, it } from 'vitest'
import type { WireFact } from '../../src/connectors/facts/wireFact.ts'
import { outsideShopDocument } from './converse.ts'
import { fieldValues, withoutField } from './withoutField.ts'

interface FieldTable {
  readonly shop: string
  readonly facts: readonly WireFact[]
  /** The name of the usual answer in `outsideShops`. */
  readonly usual: string
  /**
   * What the connector makes of an answer in which one field was changed.
   * @param isOrder whether the answer is expected to be read as an order
   */
  read(body: unknown, path: string, isOrder: boolean): Result<unknown, unknown>
}

/** Holds a connector against the table of its fields: each is left out, or is null, wherever the table allows it. */
export function describeFields({ shop, facts, usual, read }: FieldTable): void {
  const document = outsideShopDocument(usual)

  describe(`the table of fields of ${shop}`, () => {
    it('names fields that the usual answer has', () => {
      for (const { path } of facts) {
        expect([path, fieldValues(document, path).some((value) => value !== undefined)]).toEqual([path, true])
      }
    })

    it.each(
      facts.flatMap(({ path, mayBeNull, mayBeAbsent }) => [
        ...(mayBeNull ? [[path, 'NULL'] as const] : []),
        ...(mayBeAbsent ? [[path, 'ABSENT'] as const] : []),
      ]),
    )('an order is read although %s is %s', (path, how) => {
      expect(read(withoutField(document, path, how), path, true)).toMatchObject({ ok: true, value: { kind: 'ORDER' } })
    })

    it.each(facts.filter(({ isUsed, mayBeAbsent }) => isUsed && !mayBeAbsent).map(({ path }) => path))(
      'an answer without %s is unreadable',
      (path) => {
        expect(read(withoutField(document, path, 'ABSENT'), path, false)).toEqual(err({ code: 'UNREADABLE' }))
      },
    )
  })
}
