import { STATUS_BAR_CONTENT } from './status-bar-content'

/** The contents of the device's status bar for both platforms; CSS shows those of one platform. */
export default function StatusBar() {
  return (['ios', 'md'] as const).flatMap((mode) => [
    <span key={mode} className={`sh-${mode}`}>
      {STATUS_BAR_CONTENT[mode].clock}
    </span>,
    <span key={`${mode} icons`} className={`sh-${mode}`}>
      {STATUS_BAR_CONTENT[mode].icons.map(({ width, height, paths }) => (
        <svg key={width} viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true">
          {paths.map(({ d, opacity, outline }) =>
            outline ? (
              <path key={d} d={d} opacity={opacity} fill="none" stroke="currentColor" />
            ) : (
              <path key={d} d={d} opacity={opacity} />
            ),
          )}
        </svg>
      ))}
    </span>,
  ])
}
