import type { SamplePart, StraightTextItem } from '@irodori/contract/entities/designItem'
import { listOf, readList } from '@irodori/table-file/readList'
import { describe, expect, it } from 'vitest'
import { sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { matchTexts } from './matchTexts.ts'

function listFrom(text: string) {
  const read = readList(text)
  if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
  return listOf(read.value.records, read.value.hasHead)
}

/** A text that shows what its template proposes. */
const proposed = (id: string, text: string, sampleParts: readonly SamplePart[] = []): StraightTextItem =>
  textItem({ id, text, templateItemText: text, sampleParts: [...sampleParts] })

const match = (items: readonly StraightTextItem[], list: string) =>
  matchTexts(sampleDocument([samplePage({ items })]), listFrom(list))

const FAMILY =
  '氏名(姓),氏名(名),フリガナ(姓),連名1(姓:自宅欄),連名1(名:自宅欄),誕生日\n小林,蓮,コバヤシ,小林,花,5月2日'

describe('matchTexts', () => {
  it('puts columns in place of the samples that a template marks', () => {
    const text = proposed('a', '空 と 海\n2026.7.7 Sora', [
      { kind: 'NAME', text: '空' },
      { kind: 'SECOND_NAME', text: '海' },
      { kind: 'DATE', text: '2026.7.7' },
      { kind: 'LATIN_NAME', text: 'Sora' },
    ])
    expect(match([text], FAMILY)).toEqual({
      a: '{氏名(姓)} {氏名(名)} と {連名1(姓:自宅欄)} {連名1(名:自宅欄)}\n{誕生日} Sora',
    })
  })

  it('prefers a column with the whole name, unless it is empty', () => {
    const text = proposed('a', '空', [{ kind: 'NAME', text: '空' }])
    expect(match([text], '姓,名,姓名\n小林,蓮,小林 蓮')).toEqual({ a: '{姓名}' })
    expect(match([text], '姓,名,姓名\n小林,蓮,')).toEqual({ a: '{姓} {名}' })
  })

  it('joins several names as the sample does, if every row has them', () => {
    const text = proposed('a', '空・海', [{ kind: 'NAMES', text: '空・海' }])
    expect(match([text], '氏名,連名\n蓮,花\n翔,葵')).toEqual({ a: '{氏名}・{連名}' })
    expect(match([text], '氏名,連名\n蓮,花\n翔,')).toEqual({ a: '{氏名}' })
  })

  it('reads a text that is itself a heading', () => {
    const texts = [proposed('a', 'お名前'), proposed('b', 'ひとこと'), proposed('c', '席')]
    expect(match(texts, '氏名,ひとこと\n蓮,ようこそ')).toEqual({ a: '{氏名}', b: '{ひとこと}' })
  })

  it('recognises the cells of a row in words that the customer has written', () => {
    const text = textItem({ id: 'a', text: '小林 蓮 様\nお席 A-12', templateItemText: 'お名前' })
    expect(match([text], '氏名,席,敬称\n渡辺 さくら,B-1,様\n小林 蓮,A-12,様')).toEqual({ a: '{氏名} 様\nお席 {席}' })
  })

  it('takes the longest cells first, and no cell in the name of a column', () => {
    const text = textItem({ id: 'a', text: '小林 蓮太郎' })
    expect(match([text], '小林,全員\n小林,小林 蓮太郎')).not.toEqual({})
    expect(match([text], '氏名,連名\n小林 蓮太郎,小林')).toEqual({ a: '{氏名}' })
  })

  it('fills a text that stands for a name again after a row has been put into it', () => {
    const written = {
      ...proposed('b', '空', [{ kind: 'NAME', text: '空' }]),
      text: '渡辺 さくら',
      keepsTemplateText: true,
    }
    expect(match([proposed('a', '拝啓 お元気ですか'), written], '氏名\n小林 蓮')).toEqual({ b: '{氏名}' })
  })

  it('gives the shortest sample text the names of a list that fits nothing else', () => {
    const texts = [proposed('a', '拝啓 お元気ですか'), proposed('b', '空'), textItem({ id: 'c', text: '祝' })]
    expect(match(texts, '小林 蓮\n渡辺 さくら')).toEqual({ b: '{A}' })
    expect(match(texts, '席,氏名\nA,小林 蓮')).toEqual({ b: '{氏名}' })
  })

  it('leaves disabled texts alone', () => {
    const text = { ...proposed('a', 'お名前'), isDisabledItem: true }
    expect(match([text], '氏名\n蓮')).toEqual({})
  })
})
