"use client";
import { createSession } from "matgpu";
import { useEffect } from "react";

export default function Page() {
  useEffect(() => {
    createSession()
      .then(async (session) => {
        const { text } = await session.run("x = 1 + rectwin(1)");
        document.body.dataset.device = session.device.kind;
        document.body.dataset.result = text;
      })
      .catch(console.error);
  }, []);
  return <p>matgpu</p>;
}
