import { expect, test } from 'vitest'
import { photoItem } from '../../testing/sampleItems.ts'
import { copyColours, gradePhoto, hasOwnColours, NO_GRADING } from './photoColours.ts'
import { coloursOf, OWN_COLOURS } from './photoPlacement.ts'

const range = {
  black: { red: 10, green: 10, blue: 10 },
  white: { red: 240, green: 240, blue: 240 },
  middle: 0,
} satisfies typeof NO_GRADING.range
const own = photoItem({ id: 'own' })
const graded = photoItem({ id: 'graded', brightnessFactor: 120, grading: { ...NO_GRADING, warmth: 30, range } })

test('EDT-47: a grading without any amount is absent, so that the photo counts as unchanged', () => {
  expect(gradePhoto(own, { warmth: 20 })).toEqual({ grading: { ...NO_GRADING, warmth: 20 } })
  expect(gradePhoto(graded, { warmth: 0, range: null })).toEqual({ grading: undefined })
  expect([own, graded, { ...graded, ...OWN_COLOURS }].map(hasOwnColours)).toEqual([true, false, true])
})

test('EDT-49: copied colours leave each photo its own tonal range', () => {
  expect(copyColours(own, coloursOf(graded))).toEqual({ brightnessFactor: 120, grading: { ...NO_GRADING, warmth: 30 } })
  expect(copyColours(graded, coloursOf(own))).toEqual({ brightnessFactor: 100, grading: { ...NO_GRADING, range } })
})
