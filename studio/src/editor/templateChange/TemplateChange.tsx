import type { Template } from '@irodori/contract/entities/template'
import { useEffect, useRef, useState } from 'react'
import type { TemplateChoice } from '../../templates/templateChoice.ts'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { pageAtom, pagesAtom, totalPageAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import type { PageToChange } from './planChange.ts'
import { ALL_CONTENT, applyChange, hasNoCustomerContent, pagesToChange, planChange } from './planChange.ts'
import { INITIAL_SELECTOR } from './selectorState.ts'
import { TemplateConfirm } from './TemplateConfirm.tsx'
import { TemplateSelector } from './TemplateSelector.tsx'

interface Chosen {
  readonly choice: TemplateChoice
  readonly changing: readonly PageToChange[]
}

/** Another template for the page or the whole design: chosen from the list and confirmed if content would be lost. */
export function TemplateChange() {
  const { store, commands } = useEditor()
  const page = useEditorValue(pageAtom)
  const pages = useEditorValue(pagesAtom)
  const totalPage = useEditorValue(totalPageAtom)
  const [state, setState] = useState(INITIAL_SELECTOR)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const close = () => store.set(overlayAtom, null)
  if (!page) return null

  const choose = (choice: TemplateChoice, templates: readonly Template[]) => {
    // A template may arrive after the customer has closed the list.
    if (!isOpen.current) return
    const changing = pagesToChange(pages, page, templates, state.scope, totalPage)
    if (!hasNoCustomerContent(changing)) return setChosen({ choice, changing })
    applyChange(commands, changing, planChange(commands, changing, ALL_CONTENT))
    close()
  }

  if (!chosen)
    return <TemplateSelector page={page} state={state} onChange={setState} onChoose={choose} onClose={close} />
  return (
    <TemplateConfirm
      name={chosen.choice.name}
      changing={chosen.changing}
      onBack={() => setChosen(null)}
      onAgree={(plans) => {
        applyChange(commands, chosen.changing, plans)
        close()
      }}
    />
  )
}
