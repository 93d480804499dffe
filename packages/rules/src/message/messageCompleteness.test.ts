import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MessageItem } from './messageCompleteness.ts'
import { MESSAGE_LEVEL, messageLevel, missingParts } from './messageCompleteness.ts'

const photo = (position: number, fileName: string | null = 'photo.jpg'): MessageItem => ({
  type: 'RECT_IMAGE',
  position,
  fileName,
})
const video: MessageItem = { type: 'VIDEO', position: 1, fileName: 'film.mp4' }
const audio: MessageItem = { type: 'AUDIO', position: 1, fileName: 'song.mp3' }

describe('MSG-1 missingParts', () => {
  it('names the missing photos and the missing video', () => {
    expect(missingParts([])).toEqual(['TOP_PHOTO', 'PHOTO_2', 'PHOTO_3', 'VIDEO'])
    expect(missingParts([photo(1), photo(2, null), photo(3, ''), video])).toEqual(['PHOTO_2', 'PHOTO_3'])
  })

  it('never names the sound or the text', () => {
    expect(missingParts([photo(1), photo(2), photo(3), video])).toEqual([])
  })
})

describe('MSG-2 the level of a message', () => {
  it('a message without the top photo has level 0, also with all other parts', () => {
    expect(messageLevel([photo(2), photo(3), video, audio])).toBe(MESSAGE_LEVEL.NO_TOP_PHOTO)
  })

  it('a message with the top photo, but without another photo or the video, has level 1', () => {
    expect(messageLevel([photo(1)])).toBe(MESSAGE_LEVEL.SOMETHING_MISSING)
    expect(messageLevel([photo(1), photo(2), video])).toBe(MESSAGE_LEVEL.SOMETHING_MISSING)
    expect(messageLevel([photo(1), photo(2), photo(3), audio])).toBe(MESSAGE_LEVEL.SOMETHING_MISSING)
  })

  it('a message with all parts has level 2', () => {
    expect(messageLevel([video, photo(3), photo(2), photo(1)])).toBe(MESSAGE_LEVEL.COMPLETE)
  })

  it('never decreases when an item is added', () => {
    const items = fc.array(fc.constantFrom(photo(1), photo(2), photo(3), video, audio))
    fc.assert(
      fc.property(items, items, (some, more) => {
        expect(messageLevel([...some, ...more])).toBeGreaterThanOrEqual(messageLevel(some))
      }),
    )
  })
})
