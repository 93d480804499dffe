import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GIFT_THEMES } from './giftThemes.ts'

const COVERS = '../../../../packages/demo-shop/src/art/message'

/** A drawing by itself: what moves it stands in a stylesheet that a picture does not have. */
const still = (markup: string): string => markup.replaceAll(/ (?:class|style)="[^"]*"/g, '')

// A link to a message shows this picture before the page is opened. After a change of a cover: vitest -u
it.each(Object.entries(GIFT_THEMES))(
  'the picture of %s in a link preview is the cover of its page',
  async (name, theme) => {
    const drawing = (
      <svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 400 500">
        <title>{name}</title>
        {theme.cover()}
      </svg>
    )
    await expect(`${still(renderToStaticMarkup(drawing))}\n`).toMatchFileSnapshot(`${COVERS}/${name}.svg`)
  },
)
