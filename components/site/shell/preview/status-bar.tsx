import { STATUS_BAR_CONTENT } from './status-bar-content'

/** Content of the device's status bar on both platforms; CSS shows one of them. The status bar does not belong to a page. */
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
