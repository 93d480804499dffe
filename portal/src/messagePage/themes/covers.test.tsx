import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { GIFT_THEMES } from './giftThemes.ts'

const COVERS = '../../../../packages/demo-shop/src/art/message'

/** Removes classes and styles, because the picture has no style sheet. */
const withoutStyles = (markup: string): string => markup.replaceAll(/ (?:class|style)="[^"]*"/g, '')

// Link previews show this picture. Run vitest -u after a change of a cover.
it.each(Object.entries(GIFT_THEMES))('shows the cover of %s in a link preview', async (name, theme) => {
  const drawing = (
    <svg xmlns="http://www.w3.org/2000/svg" width="640" height="800" viewBox="0 0 400 500">
      <title>{name}</title>
      {theme.cover()}
    </svg>
  )
  await expect(`${withoutStyles(renderToStaticMarkup(drawing))}\n`).toMatchFileSnapshot(`${COVERS}/${name}.svg`)
})
