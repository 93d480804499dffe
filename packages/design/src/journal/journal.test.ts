import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../document/change.ts'
import { changeItem } from '../document/change.ts'
import type { DesignDocument } from '../document/designPage.ts'
import type { History } from '../document/history.ts'
import { adoptDesignIds, perform, redo, undo } from '../document/history.ts'
import { present } from '../../testing/present.ts'
import { photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { entriesBetween, isSameGesture } from './entriesBetween.ts'
import type { JournalEntry, JournalState } from './journalState.ts'
import { beginJournal, replay } from './journalState.ts'
import { isKnownVersion, JOURNAL_VERSION, MIGRATIONS, migrate } from './migrations.ts'
import { readJournal, sealEntry, sealSnapshot } from './storedJournal.ts'

const start = sampleDocument([samplePage(), samplePage({ key: 'back', items: [photoItem({ id: 'small' })] })])

/** An action of the customer; consecutive moves of one gesture are one step. */
const act = fc.record({
  kind: fc.constantFrom('move', 'move', 'drag', 'insert', 'delete', 'undo', 'undo', 'redo', 'adopt'),
  page: fc.nat(1),
  item: fc.nat(3),
  value: fc.integer({ min: -3, max: 3 }),
})
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never
const acts = fc.array(act, { maxLength: 40 })

let inserted = 0

function changeFor(document: DesignDocument, { kind, page: at, item: index, value }: Act): Change {
  const page = present(document.pages[at])
  const item = page.items[index % Math.max(1, page.items.length)]
  if (kind === 'insert' || !item) {
    const added = textItem({ id: `new-${inserted++}`, position: 100 + inserted })
    return { [page.key]: { items: { [added.id]: { before: null, after: added } } } }
  }
  if (kind === 'delete') return { [page.key]: { items: { [item.id]: { before: item, after: null } } } }
  return changeItem(page, item, { left: item.left + value })
}

function done(history: History, input: Act): History {
  if (input.kind === 'undo') return undo(history)
  if (input.kind === 'redo') return redo(history)
  if (input.kind === 'adopt') return adoptDesignIds(history, { page: `design-${input.value}` })
  const gesture = input.kind === 'drag' ? 'drag' : null
  return perform(history, { label: input.kind, change: changeFor(history.document, input), gesture })
}

interface Run {
  readonly begun: JournalState
  readonly entries: readonly JournalEntry[]
  /** The history after each action, and the number of entries written up to it. */
  readonly moments: readonly { readonly history: History; readonly written: number }[]
}

function run(inputs: readonly Act[]): Run {
  const begun = beginJournal(start, {})
  const entries: JournalEntry[] = []
  let { history } = begun
  const moments = [{ history, written: 0 }]
  for (const input of inputs) {
    const next = done(history, input)
    entries.push(...entriesBetween(history, next))
    history = next
    moments.push({ history, written: entries.length })
  }
  return { begun, entries, moments }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('replaying any prefix restores the document and the steps of that moment', () => {
  fc.assert(
    fc.property(acts, (inputs) => {
      const { begun, entries, moments } = run(inputs)
      expect(entries.filter(({ kind }) => kind === 'REPLACE')).toEqual([])
      for (const { history, written } of moments) {
        const again = replay(begun, entries.slice(0, written)).history
        expect(again.document).toEqual(history.document)
        expect(again.past.map(({ label, change }) => [label, change])).toEqual(
          history.past.map(({ label, change }) => [label, change]),
        )
        expect(again.future).toEqual(history.future)
      }
    }),
  )
})

test('a gesture that is repeated after an undo is not a redo', () => {
  const drag: Act = { kind: 'drag', page: 1, item: 0, value: -1 }
  const back: Act = { kind: 'undo', page: 0, item: 0, value: 0 }
  expect(run([drag, back, drag]).entries.map(({ kind }) => kind)).toEqual(['PERFORM', 'UNDO', 'PERFORM'])
})

test('a gesture that is written in parts stays one step with the same document', () => {
  fc.assert(
    fc.property(acts, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (inputs, flushes) => {
      const { begun, moments } = run(inputs)
      const entries: JournalEntry[] = []
      let written = present(moments[0]).history
      let current = written
      for (const [at, { history }] of moments.entries()) {
        if (!isSameGesture(current, history)) {
          entries.push(...entriesBetween(written, current))
          written = current
        }
        current = history
        if (!flushes[at]) continue
        entries.push(...entriesBetween(written, current))
        written = current
      }
      entries.push(...entriesBetween(written, current))
      const again = replay(begun, entries).history
      expect(again.document).toEqual(current.document)
      expect(again.past.map(({ change }) => change)).toEqual(current.past.map(({ change }) => change))
      expect(undo(again).document).toEqual(undo(current).document)
    }),
  )
})

test('compacting at any moment changes nothing', () => {
  fc.assert(
    fc.property(acts, fc.nat(), (inputs, where) => {
      const { begun, entries } = run(inputs)
      const at = where % (entries.length + 1)
      const records = entries.map((entry, index) => sealEntry(index + 1, entry))
      const compacted = sealSnapshot(at, replay(begun, entries.slice(0, at)))
      const whole = readJournal(sealSnapshot(0, begun), records)
      // Compacted entries may still exist; readers ignore them.
      expect(readJournal(compacted, records)).toEqual(whole)
      expect(readJournal(compacted, records.slice(at))).toEqual(whole)
    }),
  )
})

test('NLW-6: a damaged, cut or missing entry ends the journal; all entries before it are restored', () => {
  fc.assert(
    fc.property(acts, fc.nat(), fc.constantFrom('damage', 'cut', 'lose'), (inputs, where, how) => {
      const { begun, entries } = run(inputs)
      fc.pre(entries.length > 0)
      const at = where % entries.length
      const records = entries.map((entry, index) => sealEntry(index + 1, entry))
      const record = present(records[at])
      const { body } = record
      if (how === 'lose') records.splice(at, 1)
      else records[at] = { ...record, body: how === 'cut' ? body.slice(0, -3) : body.replace('"kind"', '"Kind"') }
      const reading = readJournal(sealSnapshot(0, begun), records)
      expect(reading).toMatchObject({ kind: 'READ', seq: at, dropped: records.length - at })
      expect(reading.kind === 'READ' && plain(reading.state)).toEqual(plain(replay(begun, entries.slice(0, at))))
    }),
  )
})

test('an entry that does not fit its state ends the journal like a damaged one', () => {
  const begun = beginJournal(start, {})
  const change = { nowhere: { items: {} } }
  const astray = sealEntry(1, { kind: 'PERFORM', step: { label: 'move', change, gesture: null } })
  expect(readJournal(sealSnapshot(0, begun), [astray])).toMatchObject({ kind: 'READ', seq: 0, dropped: 1 })
})

test('a damaged snapshot is reported as damaged', () => {
  const snapshot = sealSnapshot(0, beginJournal(start, {}))
  expect(readJournal({ ...snapshot, body: snapshot.body.slice(1) }, [])).toEqual({ kind: 'DAMAGED' })
})

test('a snapshot or entry of a newer studio is reported as an unknown version', () => {
  const snapshot = sealSnapshot(0, beginJournal(start, {}))
  const newer = { ...sealEntry(1, { kind: 'UNDO' }), version: JOURNAL_VERSION + 1 }
  expect(readJournal({ ...snapshot, version: JOURNAL_VERSION + 1 }, [])).toEqual({ kind: 'UNKNOWN_VERSION' })
  expect(readJournal(snapshot, [newer])).toEqual({ kind: 'UNKNOWN_VERSION' })
})

test('a record of an old version passes every later migration; without one its version is unknown', () => {
  const steps = new Map([
    [1, (value: unknown) => `${value} → 2`],
    [2, (value: unknown) => `${value} → 3`],
  ])
  expect(migrate(1, 'old', steps, 3)).toBe('old → 2 → 3')
  expect(isKnownVersion(1, steps, 3)).toBe(true)
  expect(isKnownVersion(0, steps, 3)).toBe(false)
  expect(isKnownVersion(4, steps, 3)).toBe(false)
})

test('the migration of version 1 turns the one hash of a sent page into a list', () => {
  const begun = beginJournal(start, {})
  const old = { ...begun, sent: { page: 'p' } }
  expect(migrate(1, old, MIGRATIONS)).toEqual({ ...begun, sent: { page: ['p'] } })
  const entry = { kind: 'SEND', prints: { page: 'q' } } as const
  expect(migrate(1, entry, MIGRATIONS)).toBe(entry)
  expect(replay(migrate(1, old, MIGRATIONS) as typeof begun, [entry, entry]).sent).toEqual({ page: ['p', 'q'] })
})

test('the migration of version 2 gives a snapshot no list, and leaves entries alone', () => {
  const begun = beginJournal(start, {})
  const { merge: _, ...old } = begun
  expect(migrate(2, old, MIGRATIONS)).toEqual(begun)
  const entry = { kind: 'UNDO' } as const
  expect(migrate(2, entry, MIGRATIONS)).toBe(entry)
})

test('the list of a design is restored with its corrected rows', () => {
  const row = { id: 'row', cells: ['﨑'], decision: 'OPEN' } as const
  const list = { columns: ['氏名'], rows: [row, { ...row, id: 'other' }], patterns: { text: '{氏名}' } }
  const corrected = { ...row, cells: ['崎'] }
  const entries = [
    { kind: 'MERGE', list },
    { kind: 'MERGE_ROW', row: corrected },
  ] as const
  const begun = beginJournal(start, {})
  const read = readJournal(
    sealSnapshot(0, begun),
    entries.map((entry, at) => sealEntry(at + 1, entry)),
  )
  expect(read).toMatchObject({ kind: 'READ', state: { merge: { ...list, rows: [corrected, list.rows[1]] } } })
  expect(replay(begun, [...entries, { kind: 'MERGE', list: null }])).toEqual(begun)
  expect(replay(begun, [{ kind: 'MERGE_ROW', row }])).toEqual(begun)
})

test('pages that the customer asked to save are remembered until the server accepts them', () => {
  const begun = beginJournal(start, {})
  const asked = replay(begun, [
    { kind: 'WANT', pages: ['page', 'back'] },
    { kind: 'SEND', prints: { page: 'p', back: 'b' } },
  ])
  const version = { updatedAt: '2026-04-02T00:00:00.000Z', print: 'p' }
  const saved = replay(asked, [{ kind: 'ADOPT', designIds: { page: 'd' }, versions: { page: version } }])
  expect(saved).toMatchObject({ wanted: ['back'], sent: { back: ['b'] }, base: { page: version } })
  expect(saved.history.document.pages.map(({ designId }) => designId)).toEqual(['d', null])
})

test('a history that no steps lead to is stored whole', () => {
  const begun = beginJournal(start, {})
  const other = beginJournal(sampleDocument([samplePage({ key: 'other' })]), {}).history
  const entries = entriesBetween(begun.history, other)
  expect(entries.map(({ kind }) => kind)).toEqual(['REPLACE'])
  expect(replay(begun, entries).history).toEqual(other)
})
