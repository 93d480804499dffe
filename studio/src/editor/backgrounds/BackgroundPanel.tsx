import { useCall } from '@irodori/client/useCall'
import { listPatterns } from '@irodori/contract/endpoints/catalogueLists'
import type { Background } from '@irodori/contract/entities/background'
import type { Pattern } from '@irodori/contract/entities/pattern'
import { ColourSwatches } from '@irodori/ui/ColourSwatches'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed } from '../../catalogue/filter/ListMessages.tsx'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import type { Scope } from '../dialogCommands/backgroundCommands.ts'
import { chooseBackground, mayChooseBackground } from '../dialogCommands/backgroundCommands.ts'
import { usePalette } from '../fields/usePalette.ts'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import { pageAtom, pagesAtom } from '../state/designState.ts'
import styles from './BackgroundPanel.module.css'
import { PatternPicture } from './PatternPicture.tsx'
import { PatternSettings } from './PatternSettings.tsx'

/** Milliseconds for which the list is not read again. */
const FRESH_MS = 300_000
/** Placeholders while the list is loading. */
const PLACEHOLDERS = Array.from({ length: 10 }, (_, at) => `placeholder ${at}`)

/** What no colour of the palette equals, for a background that is no plain colour. */
const NO_PLAIN_COLOUR = ''

/** The background of a page or of all: that of the template, a colour of the palette or a pattern of the shop. */
export function BackgroundPanel() {
  const { t } = useTranslation('tools')
  const { store, commands } = useEditor()
  const page = useEditorValue(pageAtom)
  const hasOthers = useEditorValue(pagesAtom).length > 1
  const [scope, setScope] = useState<Scope>('PAGE')
  const choose = (background: Background | undefined) => chooseBackground(commands, background, scope)
  const isOpen = mayChooseBackground(store, page)
  return (
    <SidePanel
      title={t('background.title')}
      closeLabel={t('background.close')}
      shape="ROW"
      tools={
        hasOthers && (
          <SegmentedControl<Scope>
            label={t('background.scope')}
            value={scope}
            segments={[
              { value: 'PAGE', label: t('background.page') },
              { value: 'ALL', label: t('background.all') },
            ]}
            onChange={setScope}
          />
        )
      }
    >
      <div className={styles.choices}>
        {isOpen ? (
          <Choices background={page?.sheet.background} onChoose={choose} />
        ) : (
          <p className={styles.note}>{t('background.fixed')}</p>
        )}
      </div>
    </SidePanel>
  )
}

interface ChoicesProps {
  /** Undefined for that of the template. */
  readonly background: Background | undefined
  readonly onChoose: (background: Background | undefined) => void
}

function Choices({ background, onChoose }: ChoicesProps) {
  const { t } = useTranslation('tools')
  const palette = usePalette()
  const { data, isError, refetch } = useCall(listPatterns, {}, { staleTime: FRESH_MS })
  const chosen = background?.pattern
  const choosePattern = ({ id, version, tile, tileMm, ground, colours }: Pattern) => {
    if (chosen?.id === id && chosen.version === version) return
    const scale = chosen?.scale ?? 'MIDDLE'
    onChoose({ ground, pattern: { id, version, tile, tileMm, scale, colours: [...colours] } })
  }
  return (
    <>
      <ColourSwatches
        label={t('background.plain')}
        colours={palette}
        value={chosen ? NO_PLAIN_COLOUR : (background?.ground ?? null)}
        onChange={(ground) => onChoose({ ground })}
        none={{ name: t('background.template'), onChoose: () => onChoose(undefined) }}
      />
      <div className={styles.side}>
        {isError && <ListFailed onAct={() => void refetch()} />}
        {data?.length === 0 && <p className={styles.note}>{t('background.none')}</p>}
        <ul className={styles.patterns} aria-label={t('background.patterns')}>
          {data?.map((pattern) => (
            <li key={pattern.id}>
              <button
                type="button"
                className={styles.pattern}
                aria-pressed={pattern.id === chosen?.id}
                onClick={() => choosePattern(pattern)}
              >
                <PatternPicture {...pattern} className={styles.picture} />
                {pattern.name}
              </button>
            </li>
          ))}
          {!data &&
            !isError &&
            PLACEHOLDERS.map((key) => (
              <li key={key}>
                <Skeleton ratio={1} />
              </li>
            ))}
        </ul>
        {chosen && background && <PatternSettings background={background} pattern={chosen} onChoose={onChoose} />}
      </div>
    </>
  )
}
