import { type PointerEvent, useEffect, useRef } from 'react'
import { useSay } from '../words/say.tsx'
import { type Crop, panned, sharedAt, shareOf, zoomed, zoomMax, zoomOf } from './crop.ts'
import { draw } from './cut.ts'

interface CropFieldProps {
  picture: ImageBitmap
  crop: Crop
  /** Several may come before the next drawing, so each begins with what the last one left. */
  onChange: (change: (crop: Crop) => Crop) => void
}

/** Pixels that the square is drawn with while one looks at it. */
const DRAWN = 640

/**
 * A square of a picture: dragged and pinched on the picture itself, or set by three sliders, which are what the keyboard has.
 */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])
  const drag = useDrag(picture, onChange)
  const share = shareOf(picture, crop)
  const most = zoomMax(picture)
  return (
    <div className="flex flex-col items-center gap-16">
      <canvas
        ref={canvas}
        width={DRAWN}
        height={DRAWN}
        role="img"
        aria-label={say('uploads.crop.picture')}
        className="w-full max-w-panel-side aspect-square rounded-squircle bg-sunken touch-none cursor-grab active:cursor-grabbing"
        {...drag}
      />
      <div className="w-full max-w-panel flex flex-col gap-4">
        <Slider
          label={say('uploads.crop.zoom')}
          value={most > 1 ? (zoomOf(picture, crop) - 1) / (most - 1) : 0}
          onChange={(part) => onChange((now) => zoomed(picture, now, 1 + part * (most - 1)))}
          disabled={most === 1}
        />
        <Slider
          label={say('uploads.crop.across')}
          value={share.across}
          onChange={(across) => onChange((now) => sharedAt(picture, now, { ...shareOf(picture, now), across }))}
          disabled={picture.width <= crop.side}
        />
        <Slider
          label={say('uploads.crop.down')}
          value={share.down}
          onChange={(down) => onChange((now) => sharedAt(picture, now, { ...shareOf(picture, now), down }))}
          disabled={picture.height <= crop.side}
        />
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  /** From 0 to 1. */
  value: number
  onChange: (value: number) => void
  disabled: boolean
}

/** Left and right are those of the picture, whatever the direction of the page. */
const Slider = ({ label, value, onChange, disabled }: SliderProps) => (
  <label className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-center gap-12 min-h-target text-meta font-semibold">
    {label}
    <input
      type="range"
      dir="ltr"
      min={0}
      max={100}
      step={1}
      value={Math.round(value * 100)}
      disabled={disabled}
      onChange={({ target }) => onChange(Number(target.value) / 100)}
      className="w-full min-h-target accent-primary disabled:opacity-60"
    />
  </label>
)

type Finger = Pick<PointerEvent<HTMLCanvasElement>, 'clientX' | 'clientY'>
const apart = (one: Finger, other: Finger) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** One pointer moves the picture under the square, two zoom it about the point between them. */
function useDrag(picture: ImageBitmap, onChange: CropFieldProps['onChange']) {
  const fingers = useRef(new Map<number, Finger>())
  const lift = ({ pointerId }: PointerEvent<HTMLCanvasElement>) => void fingers.current.delete(pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { clientX: event.clientX, clientY: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = { clientX: event.clientX, clientY: event.clientY }
      fingers.current.set(event.pointerId, now)
      const box = event.currentTarget.getBoundingClientRect()
      const [other] = [...fingers.current].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]))
      if (!other) {
        const across = (before.clientX - now.clientX) / box.width
        const down = (before.clientY - now.clientY) / box.height
        return onChange((from) => panned(picture, from, across, down))
      }
      const at = {
        across: ((now.clientX + other.clientX) / 2 - box.x) / box.width,
        down: ((now.clientY + other.clientY) / 2 - box.y) / box.height,
      }
      const times = apart(now, other) / Math.max(1, apart(before, other))
      onChange((from) => zoomed(picture, from, zoomOf(picture, from) * times, at))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}
