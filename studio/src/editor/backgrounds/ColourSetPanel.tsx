import type { ColourSet } from '@irodori/contract/entities/template'
import { shownSet } from '@irodori/design/colourSet'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { chooseColourSet, setsOf } from '../dialogCommands/backgroundCommands.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { pageAtom } from '../state/designState.ts'
import styles from './ColourSetPanel.module.css'

/** The colour sets of the template. A click shows all pages in one. */
export function ColourSetPanel() {
  const { t, i18n } = useTranslation('tools')
  const { store, commands } = useEditor()
  const page = useEditorValue(pageAtom)
  const sets = page ? setsOf(store, page) : []
  const shown = page && shownSet(sets, page.sheet)
  const nameOf = ({ name }: ColourSet): string => (i18n.language === 'en' ? name.en : name.ja)
  return (
    <SidePanel title={t('colourSet.title')} closeLabel={t('colourSet.close')} shape="ROW">
      <div className={styles.body}>
        <p className={styles.note}>{t(sets.length > 1 ? 'colourSet.note' : 'colourSet.none')}</p>
        <ul className={styles.sets} aria-label={t('colourSet.title')}>
          {sets.map((set) => (
            <li key={set.id}>
              <button
                type="button"
                className={styles.set}
                aria-pressed={set === shown}
                onClick={() => chooseColourSet(commands, set.id)}
              >
                <Swatch set={set} />
                {nameOf(set)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  )
}

const Swatch = ({ set: { colours } }: { readonly set: ColourSet }) => (
  <span className={styles.swatch} style={{ background: colours.paper }} aria-hidden="true">
    {(['title', 'text', 'accent'] as const).map((role) => (
      <span key={role} className={styles.ink} style={{ background: colours[role] }} />
    ))}
  </span>
)
