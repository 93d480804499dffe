import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { TINY_GIF } from '../../testing/samplePhotoFiles.ts'
import { photoName, sniffPhoto } from './sniffPhoto.ts'

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('sniffPhoto', () => {
  test('recognises photos by their first bytes', () => {
    expect(sniffPhoto(bytes('\x89PNG\r\n\x1a\n and more'))).toBe('png')
    expect(sniffPhoto(bytes('\xff\xd8\xff\xe0'))).toBe('jpg')
    expect(sniffPhoto(TINY_GIF)).toBe('gif')
    expect(sniffPhoto(bytes('\0\0\0\x18ftypheic\0\0\0\0'))).toBe('heic')
    expect(sniffPhoto(bytes('\0\0\0\x18ftypmif1\0\0\0\0'))).toBe('heic')
  })

  test.each(['', '\x89PN', '%PDF-1.7', 'RIFF\0\0\0\0WEBP', '\0\0\0\x18ftypmp42', '<svg xmlns=', 'GIF90a'])(
    'refuses %j',
    (text) => {
      expect(sniffPhoto(bytes(text))).toBeNull()
    },
  )
})

describe('photoName', () => {
  test('consists of the hash of the file and its kind', async () => {
    const hash = createHash('sha256').update(TINY_GIF).digest('hex')
    expect(await photoName(TINY_GIF)).toBe(`${hash}.gif`)
  })

  test('throws for bytes that are not a photo', async () => {
    await expect(photoName(bytes('hello'))).rejects.toThrow(RangeError)
  })
})
