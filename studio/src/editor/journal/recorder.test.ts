import { changeItem } from '@irodori/design/change'
import type { History } from '@irodori/design/history'
import { beginHistory, perform, undo } from '@irodori/design/history'
import type { JournalState } from '@irodori/design/journalState'
import { beginJournal } from '@irodori/design/journalState'
import { readJournal, sealSnapshot } from '@irodori/design/storedJournal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import type { RecordedWrite } from './recorder.ts'
import { COMPACT_AFTER, createRecorder } from './recorder.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const document = sampleDocument(samplePage('front', [sampleText('words', 1)]))

function begin(patch: { isDragging?: boolean } = {}) {
  const state = beginJournal(document, {})
  const writes: RecordedWrite[] = []
  const answers: (boolean | Error)[] = []
  const onFailed = vi.fn()
  const onOtherWriter = vi.fn()
  const recorder = createRecorder({
    begun: { state, seq: null, entries: 0 },
    isDragging: () => patch.isDragging ?? false,
    onWritten: () => {},
    onFailed,
    onOtherWriter,
    async write(input) {
      const answer = answers.shift() ?? true
      if (answer instanceof Error) throw answer
      if (answer) writes.push(input)
      return answer
    },
  })
  let history: History = beginHistory(document)
  const move = (left: number, gesture: string | null = null): void => {
    const [page] = history.document.pages
    if (!page?.items[0]) throw new Error('the page has no item')
    history = perform(history, { label: 'turn', change: changeItem(page, page.items[0], { left }), gesture })
    recorder.record(history)
  }
  const takeBack = (): void => {
    history = undo(history)
    recorder.record(history)
  }
  /** The stored journal: the last snapshot and the entries after it. */
  const stored = (): JournalState => {
    const from = writes.findLastIndex(({ snapshot }) => snapshot !== null)
    const snapshot = writes[from]?.snapshot ?? sealSnapshot(0, state)
    const reading = readJournal(
      snapshot,
      writes.slice(from + 1).flatMap(({ entries }) => entries),
    )
    if (reading.kind !== 'READ') throw new Error(`the stored journal cannot be read: ${reading.kind}`)
    return reading.state
  }
  const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return { recorder, writes, answers, onFailed, onOtherWriter, move, takeBack, stored, tick, history: () => history }
}

it('writes nothing without a change', async () => {
  const { recorder, writes, tick } = begin()
  recorder.flush()
  await tick(20_000)
  expect([writes, recorder.isFullyWritten()]).toEqual([[], true])
})

it('NLW-2: writes every step to the disk at once', async () => {
  const { move, takeBack, writes, stored, tick, recorder, history } = begin()
  move(5)
  expect(recorder.isFullyWritten()).toBe(false)
  await tick()
  move(9)
  await tick()
  takeBack()
  await tick()
  expect(writes.map(({ isStrict }) => isStrict)).toEqual([true, true, true])
  expect(stored().history).toEqual(history())
  expect(recorder.isFullyWritten()).toBe(true)
})

it('NLW-2: writes a drag once a second and at its end', async () => {
  const { move, writes, stored, tick, recorder, history } = begin({ isDragging: true })
  for (let left = 1; left <= 25; left++) {
    move(left, 'drag')
    await tick(100)
  }
  expect(writes.map(({ isStrict }) => isStrict)).toEqual([false, false])
  recorder.flush()
  await tick()
  expect(writes.at(-1)?.isStrict).toBe(true)
  expect(stored().history.document).toEqual(history().document)
  expect(stored().history.past).toHaveLength(1)
})

it('NLW-2: writes typing five times a second', async () => {
  const { move, writes, tick } = begin()
  for (let left = 1; left <= 10; left++) {
    move(left, 'typing')
    await tick(100)
  }
  expect(writes.length).toBeGreaterThanOrEqual(4)
})

it('writes a gesture when the next one begins', async () => {
  const { move, stored, tick, history } = begin()
  move(3, 'one')
  move(7, 'two')
  move(8, 'two')
  await tick(300)
  expect(stored().history.past.map(({ gesture }) => gesture)).toEqual(['one', 'two'])
  expect(stored().history).toEqual(history())
})

it(`writes a snapshot after ${COMPACT_AFTER} entries`, async () => {
  const { move, writes, stored, tick, history } = begin()
  for (let left = 1; left <= COMPACT_AFTER * 2 + 10; left++) {
    move(left)
    await tick()
  }
  expect(writes.filter(({ snapshot }) => snapshot !== null)).toHaveLength(3)
  expect(stored().history).toEqual(history())
})

it('writes a snapshot after a failed write and loses nothing', async () => {
  const { move, answers, onFailed, stored, tick, recorder, history } = begin()
  move(1)
  await tick()
  answers.push(new Error('there is no free space'))
  move(2)
  await tick()
  expect([onFailed.mock.calls.length, recorder.isFullyWritten()]).toEqual([1, false])
  await tick(10_000)
  expect(recorder.isFullyWritten()).toBe(true)
  expect(stored().history).toEqual(history())
})

it('stops writing when another visit has become the writer', async () => {
  const { move, answers, writes, onOtherWriter, tick } = begin()
  answers.push(false)
  move(1)
  await tick()
  move(2)
  await tick(20_000)
  expect([onOtherWriter.mock.calls.length, writes.length]).toEqual([1, 0])
})

it('records the first save and the new name in one write', async () => {
  const { recorder, move, writes, tick } = begin()
  move(1)
  await tick()
  recorder.note({ kind: 'WANT', pages: ['front'] })
  await tick()
  const version = { updatedAt: '2026-04-02T00:00:00.000Z', print: 'p' }
  recorder.note({ kind: 'ADOPT', designIds: { front: 'd' }, versions: { front: version } }, 'edit')
  await tick()
  expect(writes.map(({ moveTo, entries }) => [moveTo, entries.length])).toEqual([
    [null, 0],
    [null, 1],
    ['edit', 1],
  ])
  expect(recorder.state()).toMatchObject({ wanted: [], base: { front: version } })
})

it('includes entries of a running write in a snapshot, and later entries continue from it', async () => {
  const { recorder, writes, move, tick, history } = begin()
  move(1)
  await tick()
  move(2)
  const during = recorder.fullSnapshot()
  await tick()
  move(3)
  move(4)
  const waiting = recorder.fullSnapshot()
  await tick()
  const entries = writes.flatMap((write) => write.entries)
  for (const snapshot of [during, waiting]) {
    const reading = readJournal(snapshot, entries)
    expect(reading).toMatchObject({ kind: 'READ', dropped: 0, state: { history: history() } })
  }
})
