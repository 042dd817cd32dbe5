import { useEffect } from 'react'

/** How the states that only a pointer, a key or a press can make are written on an element, so that they can be looked at. */
const shown: readonly [RegExp, string][] = [
  [/(?<!\\):hover/g, "[data-show~='hover']"],
  [/(?<!\\):focus-visible/g, "[data-show~='focus']"],
  [/(?<!\\):active/g, "[data-show~='pressed']"],
]

function showIn(rules: CSSStyleSheet | CSSGroupingRule) {
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = rules.cssRules[at]
    if (rule instanceof CSSStyleRule) repeat(rules, rule, at)
    else if (rule instanceof CSSGroupingRule) showIn(rule)
  }
}

function repeat(rules: CSSStyleSheet | CSSGroupingRule, rule: CSSStyleRule, at: number) {
  const selector = shown.reduce((text, [state, sign]) => text.replace(state, sign), rule.selectorText)
  if (selector !== rule.selectorText && !/data-show/.test(rule.selectorText))
    rules.insertRule(`${selector}{${rule.style.cssText}}`, at + 1)
}

let done = false

/** Repeats every rule of the page's own sheets for elements that say `data-show="hover"`, `focus` or `pressed`. */
export function useShownStates() {
  useEffect(() => {
    if (done) return
    done = true
    for (const sheet of document.styleSheets) showIn(sheet)
  }, [])
}
