import type { Background } from '@irodori/contract/entities/background'
import type { ColourSet } from '@irodori/contract/entities/template'

/** Checks of 4 mm in one ink, whose corner is dotted in another one that reaches into the tiles beside it. */
export const samplePattern = (
  overrides: Partial<NonNullable<Background['pattern']>> = {},
): NonNullable<Background['pattern']> => ({
  id: 'checks',
  version: 1,
  tile: {
    width: 20,
    height: 20,
    shapes: [
      { outline: 'M0 0L10 0L10 10L0 10Z', ink: 0 },
      { outline: 'M10 10L20 10L20 20L10 20Z', ink: 0 },
      { outline: 'M-2 0L0 -2L2 0L0 2Z', ink: 1 },
    ],
  },
  tileMm: 4,
  scale: 'MIDDLE',
  colours: ['#e4ded3', '#d98b86'],
  ...overrides,
})

/** A colour set with changed fields: an id, or colours by their roles. */
export const sampleColourSet = ({
  id = 'own',
  ...colours
}: { readonly id?: string } & Partial<ColourSet['colours']> = {}): ColourSet => ({
  id,
  name: { ja: id, en: id },
  colours: { paper: '#fbf9f5', title: '#28486b', text: '#25211d', accent: '#a93a2b', soft: '#e4ded3', ...colours },
})
