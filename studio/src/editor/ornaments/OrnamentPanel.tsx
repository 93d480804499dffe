import { useCall } from '@irodori/client/useCall'
import { listOrnaments } from '@irodori/contract/endpoints/catalogueLists'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { Skeleton } from '@irodori/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { ListFailed } from '../../catalogue/filter/ListMessages.tsx'
import { addOrnament } from '../commands/ownItemCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { OrnamentPicture } from '../pictures/OrnamentPicture.tsx'
import { SidePanel } from '../sidePanel/SidePanel.tsx'
import styles from './OrnamentPanel.module.css'

/** Milliseconds for which the list is not read again. */
const FRESH_MS = 300_000
/** Placeholders while the list is loading. */
const PLACEHOLDERS = Array.from({ length: 12 }, (_, at) => `placeholder ${at}`)

/** The ornaments of the shop. A click adds one to the middle of the page. */
export function OrnamentPanel() {
  const { t } = useTranslation('tools')
  const { commands, announcer } = useEditor()
  const { data, isError, refetch } = useCall(listOrnaments, {}, { staleTime: FRESH_MS })
  const add = (ornament: Ornament) => {
    if (!addOrnament(commands, ornament)) announcer.toast({ key: 'toast.noRoom' }, 'warning')
  }
  return (
    <SidePanel title={t('ornament.title')} closeLabel={t('ornament.close')} shape="ROW">
      {isError && <ListFailed onAct={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.note}>{t('ornament.none')}</p>}
      <ul className={styles.ornaments}>
        {data?.map((ornament) => (
          <li key={ornament.id}>
            <button
              type="button"
              className={styles.ornament}
              aria-label={t('ornament.add', { name: ornament.name })}
              title={ornament.name}
              onClick={() => add(ornament)}
            >
              <OrnamentPicture {...ornament} className={styles.picture} />
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
    </SidePanel>
  )
}
