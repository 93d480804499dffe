import { useConnection } from '@irodori/client/ClientProvider'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import { ok } from '@irodori/result'
import { answers } from '@irodori/ui/testing/renderInApp'
import { type ReactNode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import { EditorContext, useEditor, useEditorValue } from '../src/editor/context/EditorContext.ts'
import type { Editor } from '../src/editor/context/editor.ts'
import { createEditor } from '../src/editor/createEditor.ts'
import type { Journal } from '../src/editor/journal/journal.ts'
import type { EditorRoute } from '../src/editor/opening/editorRoute.ts'
import type { Overlay } from '../src/editor/state/viewState.ts'
import { overlayAtom } from '../src/editor/state/viewState.ts'
import type { Kernel } from '../src/kernel/kernel.ts'
import { createTestKernel } from './createTestKernel.ts'
import { renderInStudio } from './renderInStudio.tsx'
import { sampleDocument, sampleProduct } from './sampleDesign.ts'
import { sampleTemplate } from './sampleTemplate.ts'

type StudioOptions = NonNullable<Parameters<typeof renderInStudio>[1]>

interface EditorOptions extends StudioOptions {
  readonly pages: readonly DesignPage[]
  readonly product?: Product
  /** By default one for each page, so that none is fetched. */
  readonly templates?: readonly Template[]
  /** Replaced parts of the kernel. */
  readonly kernel?: Partial<Kernel>
  readonly journal?: Journal
  readonly route?: EditorRoute
}

/** The route of a saved design of the first sample order. */
const SAVED_ROUTE: EditorRoute = {
  kind: 'EDIT',
  orderNumber: 'irodori-10000001',
  groupNumber: '1',
  designSeriesId: 'none',
  productId: 'card',
}

/**
 * Renders a part of the editor with a real editor: store, commands, history, preflight and saving. Only the network, the
 * workers and the journal are replaced.
 */
export async function renderInEditor(
  content: ReactNode,
  {
    pages,
    product,
    templates,
    kernel,
    journal,
    route = SAVED_ROUTE,
    areas = [],
    calls = [],
    ...options
  }: EditorOptions,
) {
  const created: Editor[] = []
  function EditorFrame() {
    const { client, session } = useConnection()
    // In strict mode a component renders twice, and both renders need the same editor.
    if (created.length === 0) {
      created.push(
        createEditor({
          route,
          design: {
            product: product ?? sampleProduct(),
            document: sampleDocument(...pages),
            templates: templates ?? pages.map(({ templateId }) => sampleTemplate({ id: templateId })),
            imageFolder: 'photos of the order',
            updatedAt: {},
          },
          client,
          session,
          kernel: createTestKernel(kernel),
          network: window,
          journal: journal ?? null,
          fitSession: async () => ok(null),
          newId: () => crypto.randomUUID(),
          productOptionId: null,
          onRoute: () => {},
          goToMyPage: () => {},
        }),
      )
    }
    return (
      <EditorContext value={created[0] ?? null}>
        <Suspense>{content}</Suspense>
      </EditorContext>
    )
  }
  const app = await renderInStudio(<EditorFrame />, {
    ...options,
    areas: ['editor', 'tools', 'print', 'arranging', 'catalogue', ...areas],
    calls: [...calls, answers(readNotices, [])],
  })
  const [editor] = created
  if (!editor) throw new Error('the editor has not been rendered')
  onTestFinished(() => editor.destroy())
  return { ...app, editor, store: editor.store, actions: editor.commands.actions }
}

interface OverlayButtonProps {
  readonly overlay: Overlay
  readonly children: ReactNode
}

/** A button that opens an overlay of the editor, so that a test sees where the focus is before and after it. */
export function OverlayButton({ overlay, children }: OverlayButtonProps) {
  const { store } = useEditor()
  return (
    <>
      <button type="button" onClick={() => store.set(overlayAtom, overlay)}>
        開く
      </button>
      {useEditorValue(overlayAtom) === overlay && children}
    </>
  )
}
