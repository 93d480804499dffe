import { expect, test } from 'vitest'
import { pressProfile } from '../../testing/pressProfile.ts'
import { standardProfile } from './outputProfile.ts'
import { conditionOfProfile, namedCondition } from './printingCondition.ts'

test.each([
  ['Japan Color 2011 Coated', 'JCS2011'],
  ['Japan Color 2001 Coated', 'JC200103'],
  ['Japan Color 2001 Uncoated', 'JC200104'],
  ['ISO Coated v2 300% (ECI)', 'FOGRA39'],
  ['Coated FOGRA39 (ISO 12647-2:2004)', 'FOGRA39'],
  ['PSO Coated v3', 'FOGRA51'],
  ['U.S. Web Coated (SWOP) v2', 'CGATS TR 001'],
  ['Coated GRACoL 2006 (ISO 12647-2:2004)', 'CGATS TR 006'],
])('PRF-12: a profile called %s describes the registered condition %s', async (description, identifier) => {
  const condition = conditionOfProfile(await pressProfile({ description }))
  expect(condition).toEqual({ identifier, text: expect.stringMatching(/^[\x20-\x7e]{10,}$/) })
})

test('PRF-12: the reference name that a profile states is taken before its description', async () => {
  const stating = (target: string) => pressProfile({ description: 'Japan Color 2001 Coated', target })
  expect(conditionOfProfile(await stating('ICCHDAT FOGRA39'))).toEqual(namedCondition('FOGRA39'))
  expect(conditionOfProfile(await stating('ICCHDAT FOGRA53'))).toEqual({ identifier: 'FOGRA53', text: null })
  expect(conditionOfProfile(await stating('a chart of 928 patches'))?.identifier).toBe('JC200103')
})

test('PRF-12: the built-in profile and an unknown one describe no registered condition', async () => {
  expect(conditionOfProfile(await standardProfile())).toBeNull()
  expect(conditionOfProfile(await pressProfile({ description: 'Japan Color 2001 Coated, our press' }))).toBeNull()
})
