-- CreateTable
CREATE TABLE "FormerPath" (
    "path" TEXT NOT NULL PRIMARY KEY,
    "puppyId" INTEGER NOT NULL,
    CONSTRAINT "FormerPath_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "FormerPath_puppyId_idx" ON "FormerPath"("puppyId");
