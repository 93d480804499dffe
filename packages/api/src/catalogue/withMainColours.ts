import { isImageItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { pageFromTemplate } from '@irodori/design/designPage'
import { resourcesOf } from '@irodori/scene/pageResources'
import type { ImageTasks } from '../work/workerPool.ts'
import { isShownInList } from './putTemplateColours.ts'

interface Deps {
  readonly pool: Pick<ImageTasks, 'colours'>
  /** Artwork by its keys, of any size: it is scaled to the page. */
  readonly layers: (keys: readonly string[], width: number) => Promise<ReadonlyMap<string, Uint8Array>>
}

/** Pixels in which the colours are counted; an ornament of a millimetre still has a pixel. */
const WIDTH = 96
/** Templates at the same time, so that no worker is idle. */
const AT_ONCE = 4

/**
 * Templates with the main colours of their artwork, in place of colours that a catalogue file may state. Pages that no
 * list shows have none.
 */
export async function withMainColours(deps: Deps, templates: readonly Template[]): Promise<Template[]> {
  const coloured: Template[] = []
  for (let at = 0; at < templates.length; at += AT_ONCE) {
    coloured.push(...(await Promise.all(templates.slice(at, at + AT_ONCE).map((one) => withOwnColours(deps, one)))))
  }
  return coloured
}

async function withOwnColours({ pool, layers }: Deps, given: Template): Promise<Template> {
  const { colours: _, ...template } = given
  if (!isShownInList(template)) return template
  const frames = template.items.filter(isImageItem)
  const page = pageFromTemplate({ ...template, items: [] }, 1, () => 'template')
  const artwork = await layers(resourcesOf(page).artwork, WIDTH)
  const task = { page, artwork, photos: new Map<string, Uint8Array>(), scale: WIDTH / template.width, frames }
  return { ...template, colours: [...(await pool.colours(task))] }
}
