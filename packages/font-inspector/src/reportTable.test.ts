import { readFile } from 'node:fs/promises'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { inspectedFont } from '../testing/inspectedFont.ts'
import { reportTable } from './reportTable.ts'

test('starts with a byte order mark and has five fields on every line', async () => {
  const { report } = inspectedFont(await readFile(fontFilePath('Quicksand.ttf', 'Normal')))
  const rows: string[][] = parse(reportTable(report), { bom: true })
  expect(reportTable(report).startsWith('\ufeffsection,item')).toBe(true)
  expect(rows.filter((row) => row.length !== 5)).toEqual([])
  expect(rows).toContainEqual(['set', 'ascii', '95', '95', ''])
})

test('escapes a value that a spreadsheet would run as a formula', async () => {
  const { report } = inspectedFont(await readFile(fontFilePath('Quicksand.ttf', 'Normal')))
  const names = { ...report.names, family: '=SUM(A1)' }
  expect(reportTable({ ...report, names })).toContain("name,family,,,'=SUM(A1)")
})
