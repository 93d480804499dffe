import { vi } from 'vitest'
import type { Journal } from '../src/editor/journal/journal.ts'

/** A journal that stores nothing. */
export const createTestJournal = (patch: Partial<Journal> = {}): Journal => ({
  attach: vi.fn(),
  work: () => null,
  photo: () => undefined,
  unsentPhotos: () => new Map(),
  storedPhotos: () => new Map(),
  keepPhoto: vi.fn(),
  markPhotoSent: vi.fn(),
  state: () => {
    throw new Error('the journal of the test has no state')
  },
  requestSave: vi.fn(),
  sending: vi.fn(),
  accepted: vi.fn(),
  moveTo: async () => {},
  keepList: vi.fn(),
  keepRow: vi.fn(),
  seriesBegun: vi.fn(),
  basedOn: () => undefined,
  reconcileWithServer: async () => {},
  discard: vi.fn(),
  takeOver: async () => {},
  isFullyWritten: () => false,
  settled: async () => {},
  ownerSettled: async () => {},
  stop: () => {},
  ...patch,
})
