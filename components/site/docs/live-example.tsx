'use client'
import './components.css'
import { useId, useMemo, useState } from 'react'
import { LiveScreen } from '@/components/site/patterns/live-screen'
import { useFrame } from '@/lib/frame/use-frame'
import { withBase } from '@/lib/navigation/href'
import { type Example, type LiveControl, liveControls } from './live-controls'

/** A screen, live on both platforms, with controls that change how it is shown. */
export function LiveExample({ item, path, title, controls, start = {} }: Example) {
  const id = useId()
  const { resolvedTheme, dir } = useFrame()
  const [chosen, setChosen] = useState(start)
  const state = useMemo(
    () =>
      Object.assign(
        {},
        ...controls.flatMap((name) => {
          const index = chosen[name]
          return index === undefined ? [] : [liveControls[name].options[index]?.state]
        }),
      ),
    [controls, chosen],
  )
  /** Without a choice, theme and direction are those of the page. */
  const indexOf = (name: LiveControl) =>
    chosen[name] ??
    Number((name === 'theme' && resolvedTheme === 'dark') || (name === 'dir' && dir === 'rtl'))
  return (
    <div className="do-example">
      <div className="do-choices">
        {controls.map((name) => (
          <fieldset key={name}>
            <legend>{liveControls[name].label}</legend>
            <div>
              {liveControls[name].options.map(({ text }, index) => (
                <label key={text}>
                  <input
                    type="radio"
                    name={`${id} ${name}`}
                    checked={index === indexOf(name)}
                    onChange={() => setChosen({ ...chosen, [name]: index })}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="do-live">
        {(['ios', 'md'] as const).map((mode) => (
          <LiveScreen
            key={mode}
            item={item}
            path={path}
            mode={mode}
            state={state}
            title={`${title}, live on ${mode === 'ios' ? 'iOS' : 'Material'}`}
          />
        ))}
      </div>
      <p className="do-example-link">
        <a className="sh-link" href={withBase(path)}>
          Open {title}
        </a>
      </p>
    </div>
  )
}
