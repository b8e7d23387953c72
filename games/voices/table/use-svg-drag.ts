// Dragging a handle within an SVG, in the units of its viewBox.

import { type PointerEvent, useRef } from 'react';
import type { Point } from '../texts/rulebook/drawing-coordinates.ts';

interface DragProps {
  readonly onPointerDown: (event: PointerEvent<Element>) => void;
  readonly onPointerMove: (event: PointerEvent<Element>) => void;
  readonly onPointerUp: (event: PointerEvent<Element>) => void;
  readonly onPointerCancel: (event: PointerEvent<Element>) => void;
}

/** `onDrag` gets what `grab` returned, and the distance from there. */
export function useSvgDrag<Grabbed>(grab: () => Grabbed, onDrag: (grabbed: Grabbed, by: Point) => void): DragProps {
  const held = useRef<{ readonly grabbed: Grabbed; readonly x: number; readonly y: number } | null>(null);
  const release = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { grabbed: grab(), x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event) => {
      if (!held.current) return;
      const { grabbed, x, y } = held.current;
      const units = svgUnitsPerPixel(event.currentTarget);
      onDrag(grabbed, { x: (event.clientX - x) * units, y: (event.clientY - y) * units });
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

export function svgUnitsPerPixel(element: Element): number {
  const svg = element instanceof SVGElement ? (element.ownerSVGElement ?? element) : element;
  const scale = svg instanceof SVGSVGElement ? svg.getScreenCTM()?.a : undefined;
  return scale ? 1 / scale : 1;
}
