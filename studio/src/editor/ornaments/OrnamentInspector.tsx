import type { OrnamentItem } from '@irodori/contract/entities/designItem'
import { Button } from '@irodori/ui/Button'
import { ColourSwatches } from '@irodori/ui/ColourSwatches'
import { useTranslation } from 'react-i18next'
import { editOrnaments, mirrorCommand } from '../commands/ownItemCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import parts from '../fields/InspectorParts.module.css'
import { OwnItemActions } from '../fields/OwnItemActions.tsx'
import { usePalette } from '../fields/usePalette.ts'

/** Colours and direction of the selected ornament. */
export function OrnamentInspector({ item }: { readonly item: OrnamentItem }) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const palette = usePalette()
  const mirror = useCommand(mirrorCommand)
  const paint = (ink: number, colour: string) =>
    editOrnaments(commands, 'colour', ({ colours }) =>
      ink < colours.length ? { colours: colours.with(ink, colour) } : {},
    )
  return (
    <div className={parts.stack}>
      {item.colours.map((colour, ink) => {
        const label = item.colours.length === 1 ? t('ornament.colour') : t('ornament.inkColour', { number: ink + 1 })
        return (
          <div key={label}>
            <span className={parts.note} aria-hidden="true">
              {label}
            </span>
            <ColourSwatches label={label} colours={palette} value={colour} onChange={(chosen) => paint(ink, chosen)} />
          </div>
        )
      })}
      <Button
        icon="swap"
        title={mirror.title}
        aria-pressed={item.isMirrored === true}
        data-first-control
        onClick={mirror.run}
      >
        {mirror.label}
      </Button>
      <OwnItemActions />
    </div>
  )
}
