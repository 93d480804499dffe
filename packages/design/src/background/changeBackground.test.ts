import { expect, it } from 'vitest'
import { samplePattern } from '../../testing/sampleBackground.ts'
import { sampleDocument, samplePage } from '../../testing/sampleItems.ts'
import { applyChange, NO_CHANGE, reverseChange } from '../document/change.ts'
import { changeBackground } from './changeBackground.ts'

const pages = ['front', 'back'].map((key) => samplePage({ key }))
const background = { ground: '#28486b', pattern: samplePattern() }

it('ADD-9: gives all pages a background, and its reverse restores that of the template', () => {
  const change = changeBackground(pages, background)
  const painted = applyChange(sampleDocument(pages), change)
  expect(painted.pages.map(({ sheet }) => sheet.background)).toEqual([background, background])
  expect(applyChange(painted, reverseChange(change)).pages).toEqual(pages)
  expect(applyChange(painted, changeBackground(painted.pages, undefined)).pages).toEqual(pages)
})

it('ADD-9: changes only the pages that have another background', () => {
  const [front, back] = applyChange(sampleDocument(pages), changeBackground(pages.slice(0, 1), background)).pages
  expect(
    Object.keys(
      changeBackground(
        [front, back].flatMap((page) => page ?? []),
        background,
      ),
    ),
  ).toEqual(['back'])
  expect(changeBackground(pages, undefined)).toEqual(NO_CHANGE)
})
