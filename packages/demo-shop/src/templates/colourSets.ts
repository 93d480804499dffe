import type { ColourSet, Template, TextItem } from '../entities/types.ts'

type Colours = ColourSet['colours']

interface Offered {
  id: string
  name: ColourSet['name']
  /** Dark letters on light paper, and light letters on dark paper. */
  onLight: Colours
  onDark: Colours
}

const OFFERED: readonly Offered[] = [
  {
    id: 'indigo',
    name: { ja: '藍', en: 'Indigo' },
    onLight: { paper: '#F1F5F8', title: '#28486B', text: '#25211D', accent: '#5B4A72', soft: '#CBD8E2' },
    onDark: { paper: '#28486B', title: '#FBF9F5', text: '#FFFFFF', accent: '#D9B96C', soft: '#4F7596' },
  },
  {
    id: 'pine',
    name: { ja: '松葉', en: 'Pine' },
    onLight: { paper: '#F2F5EF', title: '#2F5D5A', text: '#25211D', accent: '#7A4B3A', soft: '#CFDACB' },
    onDark: { paper: '#2F5D5A', title: '#E4DED3', text: '#FFFFFF', accent: '#E7B7B4', soft: '#3F7A5C' },
  },
  {
    id: 'azuki',
    name: { ja: '小豆', en: 'Azuki' },
    onLight: { paper: '#FAF2EF', title: '#7A4B3A', text: '#25211D', accent: '#A93A2B', soft: '#EBD0C8' },
    onDark: { paper: '#7A4B3A', title: '#E7B7B4', text: '#FFFFFF', accent: '#D9B96C', soft: '#6A6259' },
  },
  {
    id: 'wisteria',
    name: { ja: '藤', en: 'Wisteria' },
    onLight: { paper: '#F5F2F8', title: '#5B4A72', text: '#25211D', accent: '#28486B', soft: '#DAD1E3' },
    onDark: { paper: '#5B4A72', title: '#E7B7B4', text: '#FFFFFF', accent: '#C9C1B4', soft: '#8F6F93' },
  },
  {
    id: 'ink',
    name: { ja: '墨と朱', en: 'Ink and vermilion' },
    onLight: { paper: '#FFFFFF', title: '#25211D', text: '#4A443D', accent: '#A93A2B', soft: '#E4DED3' },
    onDark: { paper: '#25211D', title: '#D9B96C', text: '#FFFFFF', accent: '#C9C1B4', soft: '#4A443D' },
  },
]

const isText = (item: Template['items'][number]): item is TextItem => !item.type.endsWith('_IMAGE')

/** Mean of the channels from which a colour is light. */
const LIGHT = 128

const isLight = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3 > LIGHT

/** The colours of a template by their roles: the title is its largest text, the other colours are those of smaller ones. */
function ownColours({ items, backgroundColor: paper }: Template): Colours {
  const used = items
    .filter(isText)
    .toSorted((one, other) => other.fontSize - one.fontSize)
    .map(({ color }) => color)
  const [title = '#25211D', second = title, third = title] = new Set(used)
  const text = used.at(-1) ?? second
  const accent = text === second ? third : second
  return { paper, title, text, accent, soft: isLight(text) ? '#6A6259' : '#E4DED3' }
}

/** The colours in which the designs of a template can be shown. Its artwork stays, so dark letters stay dark. */
export function colourSetsOf(template: Template): ColourSet[] {
  const own = ownColours(template)
  return [
    { id: 'own', name: { ja: 'もとの色', en: 'As designed' }, colours: own },
    ...OFFERED.map(({ id, name, onLight, onDark }) => ({ id, name, colours: isLight(own.text) ? onDark : onLight })),
  ]
}
